/**
 * @generated SignedSource<<6d82a5ee0482d6ca8f0daeae1b0fd9ec>>
 * @relayHash d9c8c7dab1de58afeffb0efd8f49f9a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39fd6efe6f267623a770e88f7cdca2b3869908e470ea73dac026c061f6d52419

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllMembersScreenQuery } from './AllMembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<AllMembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "39fd6efe6f267623a770e88f7cdca2b3869908e470ea73dac026c061f6d52419",
    "metadata": {},
    "name": "AllMembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
