import type {Page} from '@playwright/test';
import type {Control} from '../support/control';

/** A page of the shop in one of its states. */
export interface View {
  /** Of the picture's file, less its width. */
  name: string;
  path: string;
  /** Puts the shop into the state, before the page is opened. */
  before?: (control: Control) => Promise<unknown>;
  /** Puts the page into the state, as a visitor would. */
  arrange?: (page: Page, control: Control) => Promise<unknown>;
  /** What lies over the page or belongs to a place on it is pictured as the window shows it; else the whole page is. */
  isWindow?: true;
  /** In pixels: wider windows have no such state. */
  upTo?: number;
}
