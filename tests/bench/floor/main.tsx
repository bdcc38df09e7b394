// The floor of `npm run bench`: the smallest login page on the product's frameworks, each used for real, in one bundle. It asks for the
// same page configuration as the product's login page and then shows a field. What the product loads and needs is compared with this.
import { combineReducers, configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import { createRoot } from 'react-dom/client'
import { Provider, useDispatch, useSelector } from 'react-redux'
// oxlint-disable-next-line eslint/no-restricted-imports -- the floor takes the frameworks as they come
import { createBrowserRouter, Link, RouterProvider, useSearchParams } from 'react-router'
import { FLUSH, PAUSE, PERSIST, persistReducer, persistStore, PURGE, REGISTER, REHYDRATE } from 'redux-persist'
import { styled } from 'styled-components'

type Envelope = { readonly errCode: number; readonly errMsg: string; readonly data: { readonly title?: string } }

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/external/v1/CandleBizService/' }),
  endpoints: (build) => ({ getLoginPage: build.query<Envelope, string>({ query: (sourceId) => ({ url: 'getLoginPage', params: { sourceId } }) }) }),
})

const session = createSlice({
  name: 'session',
  initialState: { phone: '' },
  reducers: { phoneTyped: (state, { payload }: PayloadAction<string>) => void (state.phone = payload) },
})

const storage = {
  getItem: (key: string) => Promise.resolve(sessionStorage.getItem(key)),
  setItem: (key: string, value: string) => Promise.resolve(sessionStorage.setItem(key, value)),
  removeItem: (key: string) => Promise.resolve(sessionStorage.removeItem(key)),
}

const store = configureStore({
  reducer: combineReducers({ session: persistReducer({ key: 'floor', storage }, session.reducer), [api.reducerPath]: api.reducer }),
  middleware: (defaults) => defaults({ serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] } }).concat(api.middleware),
})
persistStore(store)

const Frame = styled.main`
  max-width: 24rem;
  margin: 0 auto;
  padding: 1.5rem;
`
const Title = styled.h1`
  font-size: 2rem;
`
const Field = styled.input<{ $isFilled: boolean }>`
  width: 100%;
  font-size: 1rem;
  border: 1px solid ${({ $isFilled }) => ($isFilled ? 'green' : 'gray')};
`

function Login() {
  const dispatch = useDispatch()
  const phone = useSelector((state: ReturnType<typeof store.getState>) => state.session.phone)
  const [query] = useSearchParams()
  const { data, isLoading } = api.useGetLoginPageQuery(query.get('sourceId') ?? '')
  if (isLoading) return null
  return (
    <Frame>
      <Title>{data?.data?.title ?? 'Hello'}</Title>
      <Field $isFilled={phone !== ''} aria-label="Phone" type="tel" value={phone} onChange={(event) => dispatch(session.actions.phoneTyped(event.target.value))} />
      <Link to="/rule">Rule</Link>
    </Frame>
  )
}

const router = createBrowserRouter(
  [
    { path: '/rule', element: <Title>Rule</Title> },
    { path: '*', element: <Login /> },
  ],
  { basename: '/market-platform-h5' },
)

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
}
