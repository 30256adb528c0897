// The names remotes use, re-exported one by one: sharing the whole namespace would keep all of it.
export {
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
