import { type InputEvent, type RefObject, useEffect, useRef, useState } from 'react';

export type TypedText = {
  text: string;
  clear: () => void;
  /** Goes onto the field. */
  field: {
    ref: RefObject<HTMLInputElement | null>;
    defaultValue: string;
    onInput: (event: InputEvent<HTMLInputElement>) => void;
  };
};

/**
 * What somebody types into a field that the server rendered. The field keeps its own text: one that React
 * controls was now and then put back to nothing when it came alive while somebody typed.
 */
export function useTypedText(): TypedText {
  const [text, setText] = useState('');
  const ref = useRef<HTMLInputElement>(null);
  // What was typed before the field was alive counts too.
  useEffect(() => setText(ref.current?.value ?? ''), []);
  return {
    text,
    clear: () => {
      if (ref.current !== null) ref.current.value = '';
      setText('');
    },
    field: {
      ref,
      defaultValue: '',
      onInput: ({ currentTarget }) => setText(currentTarget.value),
    },
  };
}
