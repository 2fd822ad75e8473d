/**
 * @generated SignedSource<<4272cab8373d003a7620ee6d34909dce>>
 * @relayHash ab5b8c8df98923bebef733cd7686d8e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90daea83894ae0a6b3b7c469aedc652ce42fd2f211fb351c03df46052664557b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WhoLookedScreenQuery } from './WhoLookedScreenQuery.graphql';

const node: PreloadableConcreteRequest<WhoLookedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "90daea83894ae0a6b3b7c469aedc652ce42fd2f211fb351c03df46052664557b",
    "metadata": {},
    "name": "WhoLookedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
