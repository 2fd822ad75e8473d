/**
 * @generated SignedSource<<044151f0657871ca9bd189a9e6bd7b82>>
 * @relayHash b46827cd163f623a72307cec905f1b32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e60e78134a818373eb4d8c2b1c9cccf9a7115e78ea8618938a8c54924485dc69

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditLodgeScreenQuery } from './EditLodgeScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditLodgeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e60e78134a818373eb4d8c2b1c9cccf9a7115e78ea8618938a8c54924485dc69",
    "metadata": {},
    "name": "EditLodgeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
