/**
 * @generated SignedSource<<667fa79b218f76d3c7a26c3e70655428>>
 * @relayHash a72f7f261950484c414f37ddf6b2cdb0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3f9212f89817a9a7670c83491a6355a42c573372858445d363944bd0c4688cd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllMembersScreenQuery } from './AllMembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<AllMembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b3f9212f89817a9a7670c83491a6355a42c573372858445d363944bd0c4688cd",
    "metadata": {},
    "name": "AllMembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
