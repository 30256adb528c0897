import { isApiError } from '@fahm/api-client/errors.ts';
import { folderQuery, orderFolder } from '@fahm/api-client/study/folders.ts';
import { StateBox } from '@fahm/ui/state-box.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import textLink from '@fahm/ui/text-link.module.css';
import { PageHeading } from '../../../lib/components/page-heading.tsx';
import { studyPaths } from '../../../lib/paths.ts';
import { useStudy } from '../../../lib/study.ts';
import { messages } from '../messages.ts';
import { moved } from '../model.ts';
import { useFolderChange } from '../use-folder-change.ts';
import { ItemRow } from './item-row.tsx';
import styles from './folders.module.css';

/** A folder with what is in it. */
export function FolderView({ folder: id }: { folder: string }) {
  const { api } = useStudy();
  const query = useQuery(folderQuery(api, id));
  const order = useFolderChange((ids: string[]) => orderFolder(api, id, { ids }));
  const isMissing = isApiError(query.error) && query.error.status === 404;
  const items = query.data?.items ?? [];
  return (
    <>
      <PageHeading>
        {query.data === undefined ? messages.heading : <bdi>{query.data.name}</bdi>}
      </PageHeading>
      {query.isPending && <p role="status">{messages.loading}</p>}
      {query.isError && isMissing && (
        <StateBox kind="missing" level={2} heading={messages.missing}>
          <Link className="button" data-tone="secondary" href={studyPaths.folders}>
            {messages.all}
          </Link>
        </StateBox>
      )}
      {query.isError && !isMissing && (
        <StateBox
          kind="failed"
          level={2}
          heading={messages.failed}
          retry={{ word: messages.retry, onRetry: () => void query.refetch() }}
        />
      )}
      {query.data?.items.length === 0 && (
        <StateBox kind="empty" level={2} heading={messages.empty} text={messages.emptyText}>
          <Link className="button" data-tone="secondary" href={studyPaths.surahs}>
            {messages.open}
          </Link>
        </StateBox>
      )}
      <ol className={styles.list}>
        {items.map((item, at) => (
          <ItemRow
            key={item.id}
            folder={id}
            item={item}
            isFirst={at === 0}
            isLast={at === items.length - 1}
            onMove={(by) => order.mutate(moved(items, at, by).map((one) => one.id))}
          />
        ))}
      </ol>
      <Link className={textLink.link} href={studyPaths.folders}>
        {messages.all}
      </Link>
    </>
  );
}
