/**
 * @generated SignedSource<<f5d7e59d60ab3ff276772fc1bc9a48ef>>
 * @relayHash 4a8d0849065b1063c335aed48a091015
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21d35fe4f175579be925d76f11f82fa4e2a47840323bd2e7e417fb01517bcc1b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePicturesScreenQuery } from './ProfilePicturesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePicturesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "21d35fe4f175579be925d76f11f82fa4e2a47840323bd2e7e417fb01517bcc1b",
    "metadata": {},
    "name": "ProfilePicturesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
