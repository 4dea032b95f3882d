import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {countView} from './use-product-view';

const sendBeacon = vi.fn();
let page: EventTarget & {visibilityState: string};

beforeEach(() => {
  page = Object.assign(new EventTarget(), {visibilityState: 'visible'});
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', {sendBeacon});
});
afterEach(() => {
  vi.unstubAllGlobals();
  sendBeacon.mockReset();
});

describe('the count of a view', () => {
  it('sends a handle, and nothing else', () => {
    countView('first-light');
    expect(sendBeacon.mock.calls).toEqual([['/api/views', 'first-light']]);
  });

  it('waits until a background page becomes visible, and is sent once', () => {
    page.visibilityState = 'hidden';
    countView('first-light');
    expect(sendBeacon).not.toHaveBeenCalled();
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    page.dispatchEvent(new Event('visibilitychange'));
    expect(sendBeacon).toHaveBeenCalledOnce();
  });

  it.each([{globalPrivacyControl: true}, {doNotTrack: '1'}])('isn’t sent with %j', (signal) => {
    vi.stubGlobal('navigator', {sendBeacon, ...signal});
    countView('first-light');
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  it('isn’t sent by a browser without beacons', () => {
    vi.stubGlobal('navigator', {});
    expect(() => countView('first-light')).not.toThrow();
  });
});
