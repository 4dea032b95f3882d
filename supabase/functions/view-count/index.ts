import {createEdgeContext} from '../_shared/edge-context.ts';
import {createHandler} from './handler.ts';

Deno.serve(createHandler(createEdgeContext(Deno.env.toObject())));
