/**
 * @generated SignedSource<<679326275b85ac34f65508f9ce7e10be>>
 * @relayHash a6e2773b5c05494361e936969ccf145b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 371f1ac1a028ca6f6a113a117f462da5cfa9779bf4028d7946d17384699b1d52

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileAlbumsScreenQuery } from './ProfileAlbumsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileAlbumsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "371f1ac1a028ca6f6a113a117f462da5cfa9779bf4028d7946d17384699b1d52",
    "metadata": {},
    "name": "ProfileAlbumsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
