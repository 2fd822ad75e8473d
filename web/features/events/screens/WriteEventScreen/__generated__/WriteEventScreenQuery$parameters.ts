/**
 * @generated SignedSource<<42f7dee2e976212d0c39ce2697f7ae82>>
 * @relayHash 8a3461a75605e684bf02f114ca2c2682
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 598dc7de367b621879addcc70f0e26854a58e4ca8fba2d4daf11dcbee270297a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WriteEventScreenQuery } from './WriteEventScreenQuery.graphql';

const node: PreloadableConcreteRequest<WriteEventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "598dc7de367b621879addcc70f0e26854a58e4ca8fba2d4daf11dcbee270297a",
    "metadata": {},
    "name": "WriteEventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
