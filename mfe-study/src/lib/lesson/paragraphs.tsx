type Props = {
  text: string;
  className?: string | undefined;
  /** Names the text in the markup, for code that reads it back. */
  field?: string;
  /** `auto` for what a learner wrote, in whichever script. */
  dir?: 'auto' | undefined;
};

/** The paragraphs of a text; a line break parts them. */
const paragraphsOf = (text: string): string[] =>
  text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');

/** A text of one paragraph or several. */
export function Paragraphs({ text, className, field, dir }: Props) {
  return paragraphsOf(text).map((paragraph) => (
    <p key={paragraph} className={className} data-field={field} dir={dir}>
      {paragraph}
    </p>
  ));
}
