import {join, sep} from 'node:path';
import type {Plugin} from 'vite';

/**
 * Starts the development server anew when a file is added to the app. MiniOxygen remembers an import that failed, and Remix
 * the routes that there were: a route that was saved before its words would be a 503, then a 500, until someone starts it anew.
 */
export function restartForNewFiles(): Plugin {
  return {
    name: 'shop:restart-for-new-files',
    apply: 'serve',
    configureServer(server) {
      const app = join(server.config.root, 'app') + sep;
      server.watcher.on('add', (file) => {
        if (file.startsWith(app)) void server.restart();
      });
    },
  };
}
