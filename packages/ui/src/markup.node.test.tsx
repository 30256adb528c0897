import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button, LinkButton } from './button.tsx';
import { Card } from './card.tsx';
import { Bone, Skeleton } from './skeleton.tsx';
import { createToastStore } from './toasts/toast-store.ts';
import { Toaster } from './toasts/toaster.tsx';
import {
  TOOLTIP_DELAY_MS,
  TOOLTIP_SKIP_DELAY_MS,
  Tooltip,
  TooltipProvider,
} from './overlay/tooltip.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

test('a button does not submit the form around it unless it is told to', () => {
  expect(renderToStaticMarkup(<Button>Save</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Save</Button>)).toContain('type="submit"');
});

test('a link that looks like a button is a link', () => {
  const markup = renderToStaticMarkup(<LinkButton href="/reader">Open</LinkButton>);
  expect(markup).toBe('<a href="/reader" class="button" data-tone="primary">Open</a>');
});

test('a card is the element that its place asks for', () => {
  expect(renderToStaticMarkup(<Card as="article">x</Card>)).toMatch(/^<article class=/);
  expect(renderToStaticMarkup(<Card>x</Card>)).toMatch(/^<div class=/);
});

test('[8.3] a skeleton says what is loading, and its shape is silent', () => {
  const markup = renderToStaticMarkup(
    <Skeleton label="Loading Surahs...">
      <Bone height="32px" width="60%" />
    </Skeleton>,
  );
  expect(markup).toContain('role="status"');
  expect(markup).toContain('>Loading Surahs...</span><div aria-hidden="true"');
  expect(markup).toContain('style="block-size:32px;inline-size:60%"');
});

test('[9.4] the region of toasts is named after its key, and can be rendered where there is no page', () => {
  const labels = {
    region: 'Notifications ({hotkey})',
    notification: 'Notification',
    close: 'Close',
  };
  const markup = renderToStaticMarkup(<Toaster store={createToastStore()} labels={labels} />);
  expect(markup).toContain('role="region" aria-label="Notifications (F8)"');
});

test('[9.5] tooltips open after 700 ms, and at once within 300 ms of another', () => {
  expect([TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS]).toEqual([700, 300]);
});

test('a closed tooltip adds nothing to the control it belongs to but its state', () => {
  const markup = renderToStaticMarkup(
    <TooltipProvider>
      <Tooltip text="Go to the next verse">
        <button type="button">Next</button>
      </Tooltip>
    </TooltipProvider>,
  );
  expect(markup).toBe('<button type="button" data-state="closed">Next</button>');
});

test('hidden words are on the page for those who listen', () => {
  expect(renderToStaticMarkup(<VisuallyHidden>New</VisuallyHidden>)).toBe(
    '<span class="visually-hidden">New</span>',
  );
});
