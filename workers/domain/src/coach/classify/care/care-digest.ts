/** SHA-256 of the words of care as they are deployed: `npm run care:pin -w @fahm/domain` writes it. */
export const CARE_DIGEST = '533c1af8ffedc2406b89ab544eecc4b6c0ee4f93c2020f3fa46f5bfe0b37e8ae';
