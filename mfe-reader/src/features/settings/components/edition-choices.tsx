import type { Edition } from '@fahm/contracts/quran/quran.ts';
import { Radio, RadioGroup } from '@fahm/ui/fields/radio-group.tsx';
import { useEffect, useId, useState } from 'react';
import { DEFAULT_EDITION } from '../../../lib/text/default-edition.ts';
import { languageName } from '../filter-editions.ts';
import { messages } from '../messages.ts';
import { useSettings } from '../use-settings.ts';
import styles from './settings.module.css';

/** Arrow keys choose what they pass: only what was rested on for this long is asked for, in milliseconds. */
const REST_MS = 300;

export function EditionChoices({ editions }: { editions: readonly Edition[] }) {
  const [{ translationId }, change] = useSettings();
  const chosen = translationId ?? DEFAULT_EDITION.id;
  const [picked, setPicked] = useState<string | null>(null);
  useEffect(() => {
    if (picked === null) return;
    const timer = setTimeout(() => {
      change({ translationId: picked === DEFAULT_EDITION.id ? null : picked });
      setPicked(null);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [picked, change]);
  return (
    <RadioGroup
      label={messages.edition}
      variant="list"
      value={picked ?? chosen}
      onChange={setPicked}
    >
      {editions.map((edition) => (
        <EditionChoice key={edition.identifier} edition={edition} />
      ))}
    </RadioGroup>
  );
}

function EditionChoice({ edition }: { edition: Edition }) {
  const id = useId();
  const { identifier, englishName, language, rights, credit } = edition;
  const isBuiltIn = identifier === DEFAULT_EDITION.id;
  return (
    <Radio value={identifier} label={englishName} describedBy={id}>
      <span className={styles.editionName}>{englishName}</span>
      <span id={id} className={styles.note}>
        {languageName(language)}
        {isBuiltIn && ` · ${messages.builtIn}`}
        <br />
        {credit ?? messages.rights[rights]}
      </span>
    </Radio>
  );
}
