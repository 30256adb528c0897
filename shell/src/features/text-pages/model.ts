export type TextSection = {
  heading: string;
  /** One string per paragraph. */
  text: readonly string[];
  links?: readonly { label: string; href: string }[];
};

/** Every word of a page of text. */
export type TextPageWords = {
  title: string;
  description: string;
  heading: string;
  lead: string;
  sections: readonly TextSection[];
};
