/**
 * @generated SignedSource<<6c8b44bb37c0a7818a7d100d3bdeec36>>
 * @relayHash a7949925c2dd0b459644d8575efd56da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 321a16b9c110a1f3d3eee3bcc7d608db979931fa47c635923d975e289a1d3064

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StartScreenQuery } from './StartScreenQuery.graphql';

const node: PreloadableConcreteRequest<StartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "321a16b9c110a1f3d3eee3bcc7d608db979931fa47c635923d975e289a1d3064",
    "metadata": {},
    "name": "StartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
