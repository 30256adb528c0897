/** SHA-256 of the words of care as they are deployed: `npm run care:learn -w @fahm/domain` writes it. */
export const CARE_DIGEST = 'fca3e2311d23285b4dbe9fc1aa6467145470c0a6696dfe0e5eedcfc8c053af6f';
