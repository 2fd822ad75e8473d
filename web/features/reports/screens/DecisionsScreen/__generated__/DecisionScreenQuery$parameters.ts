/**
 * @generated SignedSource<<474cba39939563460b0fba7e1ac477a1>>
 * @relayHash 981e99713006ee038f55a4844693e832
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35ecef3118bfae0df436cb7680899ff026423382ab63e6efe467041e36d2dcd0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DecisionScreenQuery } from './DecisionScreenQuery.graphql';

const node: PreloadableConcreteRequest<DecisionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "35ecef3118bfae0df436cb7680899ff026423382ab63e6efe467041e36d2dcd0",
    "metadata": {},
    "name": "DecisionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
