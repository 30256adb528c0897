import {
  AnchoredMenu,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuSeparator,
} from '@fahm/ui/overlay/menu.tsx';
import type { VerseId } from '@fahm/quran/reference.ts';
import { Link } from 'wouter';
import type { Passage } from '../../../lib/passage.ts';
import { unitPath } from '../../../lib/paths.ts';
import { type Services, useServices } from '../../../lib/services.ts';
import { canShare, copyText, share } from '../give-away.ts';
import { messages } from '../messages.ts';
import { verseAsText, verseLink, verseName } from '../verse-words.ts';

type Props = {
  verse: VerseId;
  passage: Passage;
  anchor: HTMLElement;
  onWords: () => void;
  onNote: () => void;
  onReport: () => void;
  onClose: () => void;
};

/** What can be done with a verse, beside its number. */
export function VerseMenu({ verse, passage, anchor, onWords, onNote, onReport, onClose }: Props) {
  const services = useServices();
  const name = verseName(verse);
  const bookmark = services.progress.bookmarkOf(verse);
  const hasNote = bookmark !== null && bookmark.note !== '';
  return (
    <AnchoredMenu anchor={anchor} label={name} onClose={onClose}>
      <MenuLabel>{name}</MenuLabel>
      <MenuItem onSelect={() => listenFrom(services, verse)}>{messages.listen}</MenuItem>
      <MenuItem onSelect={() => toggleBookmark(services, verse)}>
        {bookmark === null ? messages.bookmark : messages.removeBookmark}
      </MenuItem>
      <MenuItem staysOpen onSelect={onWords}>
        {messages.words}
      </MenuItem>
      <MenuItem staysOpen onSelect={onNote}>
        {hasNote ? messages.editNote : messages.addNote}
      </MenuItem>
      <MenuSeparator />
      <GiveAway verse={verse} passage={passage} />
      <MenuSeparator />
      <MenuItem href={`/surahs/${verse.surah}`}>{messages.study}</MenuItem>
      <MenuLink>
        <Link href={unitPath({ kind: 'verse', ...verse })}>{messages.page}</Link>
      </MenuLink>
      <MenuItem staysOpen onSelect={onReport}>
        {messages.report}
      </MenuItem>
    </AnchoredMenu>
  );
}

function GiveAway({ verse, passage }: Pick<Props, 'verse' | 'passage'>) {
  const { host } = useServices();
  const link = verseLink(verse, location.origin);
  const text = verseAsText(passage, verse) ?? '';
  const { copied, copiedText, linkCopied } = messages;
  const copy = () => copyText(host, text, { title: copied, text: copiedText });
  const copyLink = () => copyText(host, link, { title: linkCopied, text: link });
  return (
    <>
      <MenuItem onSelect={() => void copy()}>{messages.copy}</MenuItem>
      <MenuItem onSelect={() => void copyLink()}>{messages.copyLink}</MenuItem>
      {canShare() && (
        <MenuItem onSelect={() => void share({ title: verseName(verse), text, url: link })}>
          {messages.share}
        </MenuItem>
      )}
    </>
  );
}

/** Audio that is off is switched on: nothing else could be meant. */
function listenFrom({ settings, toHear }: Services, verse: VerseId): void {
  toHear.write(verse);
  settings.change({ audio: true });
}

function toggleBookmark({ progress, host }: Services, verse: VerseId): void {
  const name = verseName(verse);
  if (progress.bookmarkOf(verse) === null) {
    progress.bookmark(verse, '');
    const title = messages.bookmarked(name);
    host.notify({ title, text: messages.bookmarkedText, tone: 'success' });
    return;
  }
  const hadNote = progress.bookmarkOf(verse)?.note !== '';
  progress.removeBookmark(verse);
  const text = hadNote ? messages.unbookmarkedText : '';
  host.notify({ title: messages.unbookmarked(name), text, tone: 'default' });
}
