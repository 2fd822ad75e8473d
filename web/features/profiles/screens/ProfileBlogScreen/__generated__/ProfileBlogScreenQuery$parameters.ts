/**
 * @generated SignedSource<<c3ee95b6355bc5132cc944d946332c99>>
 * @relayHash 3dc388ac1f538b08ec4c2e00b5b9eec1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb3920f120962b8a54de8ce0994fa63905c6339292537f3a7f31cfd39075c520

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileBlogScreenQuery } from './ProfileBlogScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileBlogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bb3920f120962b8a54de8ce0994fa63905c6339292537f3a7f31cfd39075c520",
    "metadata": {},
    "name": "ProfileBlogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
