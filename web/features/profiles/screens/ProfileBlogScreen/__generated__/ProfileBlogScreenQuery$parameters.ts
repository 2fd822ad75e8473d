/**
 * @generated SignedSource<<81db4e00d74ac605a271e3d371b770eb>>
 * @relayHash 732387378a1e79fdca69acef754ced13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fcbd36b2e23ce83a27e7ffb8edc11dc510f64f8e7b39c61486cc7035f6c7790c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileBlogScreenQuery } from './ProfileBlogScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileBlogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fcbd36b2e23ce83a27e7ffb8edc11dc510f64f8e7b39c61486cc7035f6c7790c",
    "metadata": {},
    "name": "ProfileBlogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
