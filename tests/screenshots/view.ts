import type {Page} from '@playwright/test';
import type {Control} from '../support/control';

/** A page of the shop in one of its states. */
export interface View {
  /** The screenshot's file name without the width. */
  name: string;
  path: string;
  /** Prepares the shop before the page is opened. */
  before?: (control: Control) => Promise<unknown>;
  /** Brings the page into the state, as a visitor would. */
  arrange?: (page: Page, control: Control) => Promise<unknown>;
  /** Captures only the viewport, for overlays and scroll positions; by default the whole page. */
  isWindow?: true;
  /** Maximum width in pixels: wider windows do not have this state. */
  upTo?: number;
}
