/**
 * @generated SignedSource<<bebaf1c8c80da29772ae19161f9e25eb>>
 * @relayHash 387d4eddd8deee5de36b0b58a314da3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27cc78cf8e722139b702f80d542d34a7b1059ca126eb1662d01e8b3e9bf20316

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqScreenQuery } from './FaqScreenQuery.graphql';

const node: PreloadableConcreteRequest<FaqScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "27cc78cf8e722139b702f80d542d34a7b1059ca126eb1662d01e8b3e9bf20316",
    "metadata": {},
    "name": "FaqScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
