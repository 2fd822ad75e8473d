/**
 * @generated SignedSource<<e25cfa4c22e6d656d7d0901df7488c19>>
 * @relayHash 904e64a8f9119b34a7f8d35fb4963dd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45b39c61334aec6def3f5b691e670bd8a9a66ca4c832fdae81776945e46d76b4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnProfilePicturesScreenQuery } from './OwnProfilePicturesScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnProfilePicturesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45b39c61334aec6def3f5b691e670bd8a9a66ca4c832fdae81776945e46d76b4",
    "metadata": {},
    "name": "OwnProfilePicturesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
