/**
 * @generated SignedSource<<5d87a443016eaf6fb16f28ba803aec33>>
 * @relayHash 8c4fff9e6365a25117b0d61464ad1d73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6b6dbac811f658cfc5701ba1c0977191b275056aea70ee197b10fbe56fc371f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BlockedScreenQuery } from './BlockedScreenQuery.graphql';

const node: PreloadableConcreteRequest<BlockedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a6b6dbac811f658cfc5701ba1c0977191b275056aea70ee197b10fbe56fc371f",
    "metadata": {},
    "name": "BlockedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
