/**
 * @generated SignedSource<<d422fbf5c4b83bafa5471409bdff8780>>
 * @relayHash 7069c6599b1a09f33104c6ca6c27db38
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41b0836793116d799818e788a83ed1135f238240e3432f8385093af03cd54f47

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnProfilePicturesScreenQuery } from './OwnProfilePicturesScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnProfilePicturesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41b0836793116d799818e788a83ed1135f238240e3432f8385093af03cd54f47",
    "metadata": {},
    "name": "OwnProfilePicturesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
