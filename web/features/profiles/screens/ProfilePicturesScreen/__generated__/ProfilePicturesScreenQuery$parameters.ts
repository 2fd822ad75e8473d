/**
 * @generated SignedSource<<5c6edb7dad8e8b0aab475b2c00a591dd>>
 * @relayHash 617c46f11178a9e9f4ca5c42a142c181
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 499c3ee51a222c9a7c9551d23988cf79bb27d99997b610ff1834dc418b83b332

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePicturesScreenQuery } from './ProfilePicturesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePicturesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "499c3ee51a222c9a7c9551d23988cf79bb27d99997b610ff1834dc418b83b332",
    "metadata": {},
    "name": "ProfilePicturesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
