/**
 * @generated SignedSource<<92f7d04479a8c035870c30f1e9848f37>>
 * @relayHash 3ac03d841c6bce7b4a10dd86427f7388
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ecb2a1c7f8a7348f25e093ecaff6fd68e3842d572a48bbc357bb3067ef325888

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentsScreenQuery } from './PaymentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ecb2a1c7f8a7348f25e093ecaff6fd68e3842d572a48bbc357bb3067ef325888",
    "metadata": {},
    "name": "PaymentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
