/**
 * @generated SignedSource<<f4c33a1eb54520865becc466f1d8baa7>>
 * @relayHash 8ec09f419bb6055919dd81884e1eeb89
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec0b622bb8a0278835accb06f25cf596686f8089ffe94452adf12e9eaf3d04d3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsScreenQuery } from './RequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ec0b622bb8a0278835accb06f25cf596686f8089ffe94452adf12e9eaf3d04d3",
    "metadata": {},
    "name": "RequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
