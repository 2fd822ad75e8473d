/**
 * @generated SignedSource<<17ba3bf2c1da937aa8646a50696c3932>>
 * @relayHash 46d187be7529e69069a21e766ae47446
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2063f9a4cc27b245a531614f0c2fde028f22b413758184602961b8ff0a188a5e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UpcomingScreenQuery } from './UpcomingScreenQuery.graphql';

const node: PreloadableConcreteRequest<UpcomingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2063f9a4cc27b245a531614f0c2fde028f22b413758184602961b8ff0a188a5e",
    "metadata": {},
    "name": "UpcomingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
