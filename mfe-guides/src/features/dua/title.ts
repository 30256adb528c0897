/** What the address bar, search engines and previews of links say of the page. */
export const messages = {
  title: "How to make Du'a · Fahm",
  description:
    "How to make du'a in thirty steps: manners, times and words of asking Allah, each with its reference and an example.",
};
