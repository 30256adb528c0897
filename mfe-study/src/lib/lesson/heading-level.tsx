import { createContext, type ReactNode, useContext } from 'react';

/** Level of the headings of what stands here: one deeper below the heading of a passage. */
const HeadingLevel = createContext<3 | 4>(3);

export function Deeper({ children }: { children: ReactNode }) {
  return <HeadingLevel value={4}>{children}</HeadingLevel>;
}

type Props = {
  className?: string | undefined;
  /** `auto` for what a learner wrote, in whichever script. */
  dir?: 'auto' | undefined;
  children: ReactNode;
};

/** The title of a lesson. */
export function Title(props: Props) {
  const Heading = useContext(HeadingLevel) === 3 ? 'h3' : 'h4';
  return <Heading {...props} data-field="title" />;
}

/** The heading of a group, to which an address may lead. */
export function GroupHeading(props: Props & { id: string; tabIndex?: number | undefined }) {
  const Heading = useContext(HeadingLevel) === 3 ? 'h3' : 'h4';
  return <Heading {...props} />;
}

/** A heading inside a lesson. */
export function PartHeading(props: Props) {
  const Heading = useContext(HeadingLevel) === 3 ? 'h4' : 'h5';
  return <Heading {...props} />;
}
