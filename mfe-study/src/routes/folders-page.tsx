import { useSearch } from 'wouter';
import { FolderList } from '../features/folders/components/folder-list.tsx';
import { FolderView } from '../features/folders/components/folder-view.tsx';
import { messages } from '../features/folders/messages.ts';
import { PageHeading } from '../lib/components/page-heading.tsx';
import { folderOf } from '../lib/paths.ts';

export function FoldersPage() {
  const folder = folderOf(useSearch());
  if (folder !== null) return <FolderView key={folder} folder={folder} />;
  return (
    <>
      <PageHeading lead={messages.lead}>{messages.heading}</PageHeading>
      <FolderList />
    </>
  );
}
