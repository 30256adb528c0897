import type { Notice } from '@fahm/mfe-kit/remote.ts';
import { createToastStore } from '@fahm/ui/toasts/toast-store.ts';
import { Toaster } from '@fahm/ui/toasts/toaster.tsx';
import { messages } from './messages.ts';

const store = createToastStore();

export function ToastRegion() {
  return <Toaster store={store} labels={messages} />;
}

export function showToast(notice: Notice): void {
  store.show(notice);
}
