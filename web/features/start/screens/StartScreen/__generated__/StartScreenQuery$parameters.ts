/**
 * @generated SignedSource<<693f89781db9df1c6f7af293b2f75fa7>>
 * @relayHash c1e7146c6991b12efe6d894706e479cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c59b88a09de9566794ed0e3d04a5c33f8398d9c099e4393242826991cd8327e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StartScreenQuery } from './StartScreenQuery.graphql';

const node: PreloadableConcreteRequest<StartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9c59b88a09de9566794ed0e3d04a5c33f8398d9c099e4393242826991cd8327e",
    "metadata": {},
    "name": "StartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
