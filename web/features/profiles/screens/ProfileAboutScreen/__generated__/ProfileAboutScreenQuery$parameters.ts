/**
 * @generated SignedSource<<fc2859c339804444d0cd3467c9040a4c>>
 * @relayHash 58fc7c9b56851b541b053f71203612f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3899256f943136167bbd54a04719c9b241008a80b235436d024eef7475809bf7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileAboutScreenQuery } from './ProfileAboutScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileAboutScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3899256f943136167bbd54a04719c9b241008a80b235436d024eef7475809bf7",
    "metadata": {},
    "name": "ProfileAboutScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
