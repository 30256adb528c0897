/** Where the service worker writes what this device can show into the offline page. */
export const KEPT_LIST = '<span data-kept-list=""></span>';
