import { useState } from 'react';
import { useServices } from '../../../lib/services.ts';
import { useStore } from '../../../lib/store.ts';
import { hideAll } from '../memorize.ts';
import { messages } from '../messages.ts';
import { useNextWord } from '../use-next-word.ts';
import styles from './memorize-bar.module.css';

type Said = { text: string; isWord: boolean };

/** The tools of memorization mode, at the foot of the screen. */
export function MemorizeBar() {
  const { reading, flags, memorizing } = useServices();
  const here = useStore(reading, (it) => it);
  const [said, setSaid] = useState<Said>({ text: '', isWord: false });
  const say = (text: string) => setSaid({ text, isWord: false });
  const nextWord = useNextWord((word) =>
    word === null ? say(messages.noneHidden) : setSaid({ text: word, isWord: true }),
  );
  if (here === null) return null;
  const hide = () => {
    hideAll(flags, here.passage);
    say(messages.allHidden);
  };
  const reveal = () => {
    flags.revealAll();
    say(messages.allRevealed);
  };
  return (
    <section className={styles.bar} aria-label={messages.bar} data-memorize="">
      <p className={styles.hint}>{messages.hint}</p>
      <div className={styles.tools}>
        <button type="button" className="button" data-tone="plain" onClick={hide}>
          {messages.hideAll}
        </button>
        <button type="button" className="button" data-tone="plain" onClick={reveal}>
          {messages.revealAll}
        </button>
        <button type="button" className="button" data-tone="plain" onClick={nextWord}>
          {messages.nextWord}
        </button>
        <button
          type="button"
          className="button"
          data-tone="plain"
          onClick={() => memorizing.write(false)}
        >
          {messages.leave}
        </button>
      </div>
      <p className="visually-hidden" role="status">
        <span {...(said.isWord && { lang: 'ar', dir: 'rtl' })}>{said.text}</span>
      </p>
    </section>
  );
}
